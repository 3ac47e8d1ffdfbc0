import { moneyCall } from '../../money/money-call-store.ts'

const lists = ['listBonuses', 'getBonusStats', 'listBonusParts', 'getAccountStatement']

export const claimBonus = moneyCall('claimBonus', lists)
export const cancelBonus = moneyCall('cancelBonus', lists)
