import type { ControlData, ControlInput } from '@chaupar/api/control-client'

export type PlantedFault = ControlData<'listFaults'>[number]
export type Effect = ControlInput<'plantFault'>['effect']
export type Target = ControlInput<'plantFault'>['target']
export type Caller = NonNullable<ControlInput<'plantFault'>['only']>

/** What a fault meets: 'placeBet of player, stake 500', 'every call', 'odds:update'. */
export function targetText({ target, only }: Pick<PlantedFault, 'target' | 'only'>): string {
  const whose = only?.username === undefined ? '' : ` of ${only.username}`
  const fields = Object.entries(only?.fields ?? {}).map(([name, value]) => `, ${name} ${value}`)
  return nameOf(target) + whose + fields.join('')
}

function nameOf(target: Target): string {
  if ('operation' in target) return target.operation
  if ('event' in target) return target.event
  return target.group === 'all' ? 'every call' : 'every call with a token'
}

/** What goes wrong: '+2,000 ms', '503 unavailable', 'answer lost after commit'. */
export function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'latency':
    case 'event-late':
      return `+${effect.ms.toLocaleString('en-IN')} ms`
    case 'error':
      return [
        `${effect.status} ${effect.code ?? 'unavailable'}`,
        effect.message ? `: ${effect.message}` : '',
        effect.retryAfter === undefined ? '' : `, again after ${effect.retryAfter} s`,
      ].join('')
    case 'event-failed':
      return `refused: ${effect.message}`
    case 'session-refresh':
      return `followed by session_refresh (${effect.reason})`
    default:
      return words[effect.kind]
  }
}

const words = {
  'dropped-answer': 'answer lost after commit',
  'malformed-body': 'broken JSON',
  'legacy-error': 'errors as 200 with errorMessage',
  'event-lost': 'lost',
  'event-duplicated': 'sent twice',
} as const

/** How often it still strikes: 'next 1', '3 left', 'until cleared', with its share. */
export function timesText({ times, share }: Pick<PlantedFault, 'times' | 'share'>): string {
  const often = times === null ? 'until cleared' : times === 1 ? 'next 1' : `${times} left`
  return share === undefined || share === 1 ? often : `${Math.round(share * 100)} %, ${often}`
}
