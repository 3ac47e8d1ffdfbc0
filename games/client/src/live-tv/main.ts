import { type News, type Picture, watchPicture } from './picture.ts'
import { scoreboard } from './scoreboard.ts'
import { screen } from './screen.ts'
import { callOf, sentenceOf, stateOf } from './words.ts'
import './live-tv.css'

/** What the host writes into the page: where the picture is asked for, and the way back for who opened it by itself. */
const { source = '', back = '/' } = document.documentElement.dataset

const place = document.getElementById('live-tv')
if (place === null) throw new Error('live-tv.html has no #live-tv')

const canvas = document.createElement('canvas')
canvas.setAttribute('aria-hidden', 'true')
const call = element('p', 'call')
call.setAttribute('aria-hidden', 'true')
const state = element('p', 'state')
const notice = element('p', 'notice')
notice.setAttribute('role', 'alert')
const said = element('p', 'said')
said.setAttribute('role', 'status')
const drawn = element('p', 'drawn')
drawn.textContent = 'Drawn from the score'
const board = scoreboard()
place.append(canvas, board.element, call, state, drawn, notice, said)
if (window.parent === window) place.append(wayBack())

const pictures = screen(
  canvas,
  () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  (happening, picture) => {
    write(call, happening === null ? '' : callOf(happening, picture))
    board.show(picture)
    if (happening !== null) write(said, sentenceOf(happening, picture))
  },
)

watchPicture(source, (news) => {
  write(notice, noticeOf(news))
  if (news.kind === 'picture') take(news.picture)
})

function take(picture: Picture): void {
  document.title = picture.matchName
  write(state, stateOf(picture))
  board.show(picture)
  pictures.show(picture)
}

function noticeOf({ kind }: News): string {
  if (kind === 'lost') return 'Picture paused: the connection is lost. Trying again.'
  return kind === 'gone' ? 'There are no pictures of this match any more.' : ''
}

function wayBack(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = back
  link.textContent = 'Back to the match'
  return link
}

function element(name: 'p', className: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}

function write(into: HTMLElement, text: string): void {
  if (into.textContent !== text) into.textContent = text
}
