/** A way through all that this project asks of a broker, against whichever stands at an address: the tests' own, or a real one. */
import { Broker } from './broker.ts'

/** One step of the journey: whether it went as it has to, and what was said. */
export interface BrokerStep {
  readonly name: string
  readonly ok: boolean
  readonly said: string
}

const consumer = 'chaupar-web'

/**
 * Publishes a version that nobody has verified, is refused its deployment, says that it was verified, records what runs, and is
 * allowed; then the same with a version whose verification failed, which is refused. Versions and environment are of this run
 * alone, so a broker that has others keeps them untouched.
 */
export async function brokerJourney(address: string, run: string): Promise<BrokerStep[]> {
  const broker = new Broker(address)
  const steps: BrokerStep[] = []
  const environment = `journey-${run}`
  const [good, bad] = ['good', 'bad'].map((word) => ({ number: `${word}-${run}`, branch: 'journey' }))
  if (good === undefined || bad === undefined) return []
  const step = async (name: string, does: () => Promise<{ code: number; output: string } | undefined>, wanted = 0) => {
    const { code, output } = await does()
      .then((said) => said ?? { code: 0, output: '' })
      .catch((error: unknown) => ({ code: 1, output: String(error) }))
    const isWanted = wanted === 0 ? code === 0 : code !== 0
    steps.push({ name, ok: isWanted, said: output })
  }
  const verified = (version: typeof good, success: boolean) => async () => {
    await broker.publishVerification(version, success)
    return undefined
  }
  await step('pacts are published', () => broker.publish(good))
  await step('what nobody verified is not deployed', () => broker.canIDeploy(good, environment, [consumer]), 1)
  await step('a verification is told', verified(good, true))
  await step('what runs is recorded', () => broker.recordDeployment(good, environment))
  await step('what was verified may be deployed', () => broker.canIDeploy(good, environment))
  await step('pacts of another version are published', () => broker.publish(bad))
  await step('a failed verification is told', verified(bad, false))
  await step('what failed is not deployed', () => broker.canIDeploy(bad, environment, [consumer]), 1)
  return steps
}
