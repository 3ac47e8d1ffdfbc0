import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import type { ControlOperationId } from '@chaupar/api/control-operations.gen'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailure } from '../../ui/states/failure.ts'
import { ask, isLocked } from './control.ts'
import type { Command, FileField } from './curl.ts'

export type ReadOptions = {
  everyMs?: number
  /** False while there is nothing to ask for yet. */
  isWanted?: boolean
  /** True for what never changes while the page is open: it is read once. */
  isFixed?: boolean
}

/** What an operation answered. `error` stays while it is read again; without it and `data` the first read is on its way. */
export type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'dataUpdatedAt' | 'refetch'>

/** Reads an operation, and again every so often while the page is looked at. */
export function useRead<Op extends ControlOperationId>(
  op: Op,
  input: ControlInput<Op>,
  { everyMs, isWanted = true, isFixed = false }: ReadOptions = {},
): Read<ControlData<Op>> {
  const read = useQuery({
    queryKey: [op, input],
    queryFn: () => ask(op, input),
    enabled: isWanted,
    ...(isFixed ? { staleTime: 'static' } : {}),
    // No automatic retry with a refused token: each attempt lengthens the wait before the next one is accepted.
    refetchInterval: everyMs === undefined ? false : ({ state }) => (isLocked(state.error) ? false : everyMs),
  })
  const { data, dataUpdatedAt, refetch } = read
  return { data, error: useFailure<Error>(read), dataUpdatedAt, refetch }
}

/** What a panel did last: its command, and how that went. */
export type Actions = {
  last: Command | null
  state: 'idle' | 'busy' | 'done' | 'failed'
  error: unknown
  /** Does an operation; everything on the page is read again afterwards. A field out of a `file` is not shown. */
  act: <Op extends ControlOperationId>(
    op: Op,
    input: ControlInput<Op>,
    onDone?: (data: ControlData<Op>) => void,
    file?: FileField,
  ) => void
}

/** The buttons of one panel: the last thing done, how it went, and how to do the next. */
export function useActions(): Actions {
  const [last, setLast] = useState<Command | null>(null)
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: (run: () => Promise<void>) => run(),
    networkMode: 'always',
    retry: 0,
    onSettled: () => queries.invalidateQueries(),
  })
  const act: Actions['act'] = (op, input, onDone, file) => {
    setLast({ op, input: Object(input), ...(file === undefined ? {} : { file }) })
    mutation.mutate(async () => {
      const data = await ask(op, input)
      onDone?.(data)
    })
  }
  return { last, state: states[mutation.status], error: mutation.error, act }
}

const states = { idle: 'idle', pending: 'busy', success: 'done', error: 'failed' } as const
