import type { Schema } from '@chaupar/api/api'

/** The operator's accounts to pay into (spec 7.2); of play money, so that no real payment can arrive. */
export const operatorBanks: readonly Schema<'DepositBank'>[] = [
  {
    id: 'ob-1',
    bankName: 'Sahyadri Bank',
    accountName: 'Chaupar Play',
    accountNumber: '000011112222',
    ifsc: 'PLAY0000001',
    upiId: 'chaupar@play',
  },
  {
    id: 'ob-2',
    bankName: 'Konkan Bank',
    accountName: 'Chaupar Play',
    accountNumber: '000033334444',
    ifsc: 'PLAY0000002',
  },
]
