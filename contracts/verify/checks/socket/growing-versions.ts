/** Whether the versions of a player's wallet grow, in pushes and in answers. */
import { isObject, type Json } from '@chaupar/api/document'
import { NotOffered } from '../../states/state-source.ts'
import type { Check, Finding } from '../check.ts'
import type { Scene } from '../scene.ts'
import { steps } from '../steps.ts'
import { answered, type Hearing, hearing } from './hearing.ts'
import { placeBet } from './place-bet.ts'
import { olderVersion } from './wallet-versions.ts'

const shared = { provider: 'chaupar-realtime', operation: 'update_balance', mark: 'extension' } as const

export const versionChecks: readonly Check[] = [
  {
    ...shared,
    situation: 'each version is newer than the one before',
    states: [{ name: 'default', params: { signedIn: 'player' } }],
    needs: ['token'],
    effect: 'reads',
    run: afterCredits,
  },
  {
    ...shared,
    situation: 'the version grows with a bet',
    states: [{ name: 'default', params: { signedIn: 'player', match: true } }],
    needs: ['token', 'marketId', 'selectionId', 'odds'],
    effect: 'changes',
    run: afterBet,
  },
]

async function afterCredits(scene: Scene): Promise<Finding[]> {
  const wallets = new Wallets(scene, await hearing(scene))
  await wallets.ask()
  for (let count = 0; count < 2; count += 1) {
    wallets.begin()
    await scene.bring(steps.credit)
    await wallets.push()
    await wallets.ask()
  }
  return wallets.findings()
}

async function afterBet(scene: Scene): Promise<Finding[]> {
  const wallets = new Wallets(scene, await hearing(scene))
  await wallets.ask()
  wallets.begin()
  const { wallet = null } = await placeBet(scene)
  wallets.takeAnswer('placeBet', wallet)
  // Without the step the bet is taken once its delay has passed.
  await scene.brings(steps.passDelay)
  await wallets.push()
  await wallets.ask()
  return wallets.findings()
}

/** The wallets of a player in the order of their coming. */
class Wallets {
  readonly #scene: Scene
  readonly #hears: Hearing
  readonly #found: Finding[] = []
  /** All that came before the last change: what comes later may not be older. */
  #known: Json[] = []
  #answers: Json[] = []

  constructor(scene: Scene, hears: Hearing) {
    this.#scene = scene
    this.#hears = hears
  }

  /** A change begins: an answer to it and a push of it may overtake each other. */
  begin(): void {
    this.#takePushes()
    this.#known = [...this.#known, ...this.#answers]
    this.#answers = []
  }

  /** Waits for a push. */
  async push(): Promise<void> {
    const hasCome = () => this.#hears.of('update_balance').length > 0
    await this.#hears.until(hasCome, this.#scene.timeoutMs)
  }

  /** Asks for the wallet, which has to be as new as all that came before the question. */
  async ask(): Promise<void> {
    this.begin()
    this.takeAnswer('get:balance', await answered(this.#scene, this.#hears, 'get:balance'))
  }

  takeAnswer(source: string, wallet: Json): void {
    this.#found.push(...olderVersion(this.#known, wallet, source))
    this.#answers.push(wallet)
  }

  /** Each thing once. @throws NotOffered when no wallet has a version */
  findings(): Finding[] {
    this.begin()
    if (!this.#known.some((one) => isObject(one) && typeof one.version === 'number'))
      throw new NotOffered('no wallet has a version')
    return this.#found.filter(({ came }, index, all) => all.findIndex((one) => one.came === came) === index)
  }

  #takePushes(): void {
    for (const push of this.#hears.of('update_balance')) {
      this.#found.push(...olderVersion(this.#known, push, 'update_balance'))
      this.#known.push(push)
    }
    this.#hears.forget()
  }
}
