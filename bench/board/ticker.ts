/** A worker that posts a message for each tick that is due: one task each on the page, as a socket's messages are. */
let timer: ReturnType<typeof setInterval> | undefined

addEventListener('message', ({ data: perSecond }: MessageEvent<number>) => {
  clearInterval(timer)
  const began = performance.now()
  let sent = 0
  if (perSecond > 0) timer = setInterval(send, 4)
  function send() {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1000)
    for (; sent < due; sent += 1) postMessage(sent)
  }
})
