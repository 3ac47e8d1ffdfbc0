import { isRecord, readJson, writeJson } from '../lib/storage.ts'

/**
 * The agent code and the source of a link (`?agent_code=`, `?ref=`, `?source=` on any path), kept from the first visit
 * until registration (spec 2.6).
 */
export type Referral = { agentCode?: string; source?: string }

const key = 'referral'
const limits = { agentCode: 32, source: 64 } as const

/** Keeps what the query of the current address says; a later link replaces an earlier one. */
export function keepReferral(search: string): void {
  const query = new URLSearchParams(search)
  const agentCode = query.get('agent_code') ?? query.get('ref')
  const source = query.get('source')
  const found = clean({ agentCode, source })
  if (Object.keys(found).length === 0) return
  writeJson(key, { ...readReferral(), ...found })
}

/** The referral that a link stored; empty if there was none. */
export function readReferral(): Referral {
  const value = readJson(key)
  return isRecord(value) ? clean(value) : {}
}

export function clearReferral(): void {
  writeJson(key, null)
}

function clean(value: Record<string, unknown>): Referral {
  const { agentCode, source } = value
  return {
    ...(fits(agentCode, limits.agentCode) ? { agentCode: agentCode.trim() } : {}),
    ...(fits(source, limits.source) ? { source: source.trim() } : {}),
  }
}

function fits(value: unknown, limit: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.trim().length <= limit
}
