import { intentOperation } from '../../money/intent-store.ts'

const stale = ['listBonuses', 'getBonusStats', 'listBonusParts', 'getAccountStatement'] as const

export const claimBonus = intentOperation('claimBonus', stale)
export const cancelBonus = intentOperation('cancelBonus', stale)
