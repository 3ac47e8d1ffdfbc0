/**
 * One socket that sends as much as it is asked to, and opens another one whenever it is cut. Spoken by hand: a library
 * would stop at the first refusal. Prints what it sent, and how often it was cut, as JSON when it is asked to end.
 */
const [origin = '', what = '', token = '', matchId = '', perSecond = '10000'] = process.argv.slice(2)

const address = `${origin.replace('http', 'ws')}/public/?EIO=4&transport=websocket`
const everyMs = 5
const atOnce = (Number(perSecond) * everyMs) / 1000
let sent = 0
let cuts = 0
let refused = 0

/** socket.io's packets: 40 connects, 42 asks and wants an answer. */
const messages: Readonly<Record<string, string>> = {
  connect: `40${JSON.stringify({ token: 'no-token-at-all' })}`,
  'odds:subscribe': `420${JSON.stringify(['odds:subscribe', { matchId }])}`,
  'get:balance': `420${JSON.stringify(['get:balance'])}`,
}
const message = messages[what]
if (message === undefined) throw new Error(`what to send: ${Object.keys(messages).join(', ')}`)

function open(): void {
  const socket = new WebSocket(address)
  let timer: NodeJS.Timeout | undefined
  let isOpen = false
  const flood = () => {
    timer = setInterval(() => {
      // What the system cannot take is not sent either.
      if (socket.bufferedAmount > 1 << 20) return
      for (let left = atOnce; left > 0; left -= 1) socket.send(message ?? '')
      sent += atOnce
    }, everyMs)
  }
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    if (text.startsWith('0')) {
      isOpen = true
      if (what === 'connect') flood()
      else socket.send(`40${JSON.stringify({ token })}`)
    } else if (text === '2') socket.send('3')
    else if (text.startsWith('40') && timer === undefined && what !== 'connect') flood()
  })
  socket.addEventListener('error', () => undefined)
  socket.addEventListener('close', () => {
    clearInterval(timer)
    if (isOpen) cuts += 1
    else refused += 1
    setTimeout(open, 1)
  })
}

open()
process.once('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify({ sent, cuts, refused })}\n`)
  process.exit(0)
})
