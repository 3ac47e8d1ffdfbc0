import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { createDeposit } from '../../../mock-server/src/domain/cashier/deposits.ts'
import { startMock } from '../mock.ts'
import { noToast, openSiteAsPlayer } from '../site.tsx'
import { loseAnswer } from '../situation.ts'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/cashier/deposit/deposit-page.tsx'

test.each(['received', 'looked up'])(
  'a reference that was used already is refused at its field, when the answer is %s',
  async (how) => {
    const mock = await startMock()
    const player = playerByUsername(mock.world, 'player')
    if (!player) throw new Error('no player')
    createDeposit(mock.world, player, { gateway: 'm_paytm', amountPaise: 500_00, utr: '431055278846' }, null)
    const { user } = await openSiteAsPlayer(mock, '/paytm')
    await user.type(await screen.findByLabelText('Amount'), '500')
    await user.type(screen.getByLabelText('UTR number'), '431055278846')
    if (how === 'looked up') loseAnswer(mock, 'createDeposit')
    await user.click(screen.getByRole('button', { name: 'Submit request' }))
    const said = await screen.findByText('This UTR was already used', { selector: '[role=alert]' })
    const field = screen.getByLabelText('UTR number')
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(said.id)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getAllByText('This UTR was already used')).toHaveLength(1)
    expect(noToast()).toBe(true)
    await user.type(field, '{Backspace}7')
    expect(screen.queryByText('This UTR was already used')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Submit request' }))
    await screen.findByRole('region', { name: 'Your request' })
  },
)
