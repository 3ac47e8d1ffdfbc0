import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './records.css'

type TileText = { picture: ReactNode; title: ReactNode; text?: ReactNode }

/** A tile that leads on; `off` dims it when there is nothing to be done there now, and its text says why. */
export function LinkTile({ to, off = false, ...text }: TileText & { to: string; off?: boolean }) {
  return (
    <Link to={to} className="tile" data-off={off || undefined}>
      <TileBody {...text} />
      {off ? null : <ChevronRight size={18} aria-hidden="true" className="tile-arrow" />}
    </Link>
  )
}

/** A tile that is one choice of a group of radio buttons. */
export function RadioTile({ picture, title, text, ...input }: TileText & Omit<ComponentProps<'input'>, 'title'>) {
  return (
    <label className="tile">
      <TileBody picture={picture} title={title} text={text} />
      <input type="radio" {...input} />
    </label>
  )
}

/** Tiles side by side, as many as there is room for. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className="tile-grid">{children}</div>
}

function TileBody({ picture, title, text }: TileText) {
  return (
    <>
      {picture}
      <span className="tile-text">
        <b>{title}</b>
        {text ? <small>{text}</small> : null}
      </span>
    </>
  )
}
