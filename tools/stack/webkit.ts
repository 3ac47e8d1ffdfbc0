/** WebKitGTK on a display without a screen: Xvfb, and the driver that starts its browsers there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stopProcess, waitForHealth } from '../processes/processes.ts'

export type WebKit = { url: string; stop(): Promise<void> }

/**
 * Starts both programs, the driver on `port`.
 * @throws when one of them ends before it answers
 */
export async function startWebKit(port: number): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  try {
    const env = { ...process.env, DISPLAY: `:${await displayOf(screen)}` }
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const url = `http://127.0.0.1:${port}`
    await waitForHealth(`${url}/status`, driver)
    const stop = async () => {
      await stopProcess(driver)
      await stopProcess(screen)
    }
    return { url, stop }
  } catch (error) {
    await stopProcess(screen)
    throw error
  }
}

/** The display's number, which Xvfb writes when it is ready. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const [, , , numbers] = screen.stdio
  if (!numbers) throw new Error('Xvfb has no pipe for the number of its display')
  const [number] = await Promise.race([
    once(numbers, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended before its display was ready'))),
  ])
  return String(number).trim()
}
