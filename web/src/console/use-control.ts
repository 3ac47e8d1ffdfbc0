import type { ControlData, ControlInput } from '@chaupar/contracts/control-client'
import type { ControlOperationId } from '@chaupar/contracts/control-operations.gen'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from './control.ts'
import type { Command } from './curl.ts'

/** Reads an operation, and again every so often while the page is looked at. */
export function useRead<Op extends ControlOperationId>(
  op: Op,
  input: ControlInput<Op>,
  { everyMs }: { everyMs?: number } = {},
): UseQueryResult<ControlData<Op>> {
  return useQuery({
    queryKey: [op, input],
    queryFn: () => ask(op, input),
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  })
}

/** What a panel did last: its command, and how that went. */
export type Actions = {
  last: Command | null
  state: 'idle' | 'busy' | 'done' | 'failed'
  error: unknown
  /** Does an operation; everything on the page is read again afterwards. */
  act: <Op extends ControlOperationId>(
    op: Op,
    input: ControlInput<Op>,
    onDone?: (data: ControlData<Op>) => void,
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
  const act: Actions['act'] = (op, input, onDone) => {
    setLast({ op, input: Object(input) })
    mutation.mutate(async () => {
      const data = await ask(op, input)
      onDone?.(data)
    })
  }
  return { last, state: states[mutation.status], error: mutation.error, act }
}

const states = { idle: 'idle', pending: 'busy', success: 'done', error: 'failed' } as const
