import type { ReactNode } from 'react'

/** Pictures of spots, each about 24 by 24 around 0 0, in the colour of their text. */
const emblems: Readonly<Record<string, ReactNode>> = {
  sun: (
    <path d="M0-6.500A6.500 6.500 0 1 1 0 6.500A6.500 6.500 0 1 1 0-6.500ZM-1.400-12h2.800v3.500h-2.800ZM-1.400 8.500h2.800V12h-2.800ZM-12-1.400h3.500v2.800H-12ZM8.500-1.400H12v2.800H8.500ZM-9.500-7.500l2-2 2.500 2.500-2 2ZM5 7l2-2 2.500 2.500-2 2ZM5-7l2.500-2.500 2 2L7-5ZM-9.500 7.500L-7 5l2 2-2.500 2.500Z" />
  ),
  moon: <path d="M3-11A11.500 11.500 0 1 0 10.500 6.500A9.500 9.500 0 0 1 3-11Z" />,
  coin: (
    <>
      <circle r="11" />
      <circle r="8" fill="none" stroke="#0009" strokeWidth="1.600" />
      <path
        d="M-4-4.500h8M-4-1.500h8M-3-4.500c6 0 6 5.500 0 5.500l5 5"
        fill="none"
        stroke="#000b"
        strokeWidth="1.800"
      />
    </>
  ),
  shell: (
    <>
      <path d="M0 11L-4 8C-10 5-12 0-11-4C-9-9-5-11 0-11S9-9 11-4C12 0 10 5 4 8Z" />
      <path d="M0 9V-9M-2 8L-6-8M2 8L6-8M-3 7L-10-3M3 7L10-3" stroke="#0008" strokeWidth="1.300" fill="none" />
    </>
  ),
  tree: (
    <path d="M-1.800 12V5.500C-8 7-12 3-10-2C-12-7-6-11-2.500-9C0-13 7-12 7.500-8C12-7 12-1 9 1C9 5 4 7 1.800 5.500V12Z" />
  ),
  night: (
    <path d="M-1-10A10 10 0 1 0 8 6A8.500 8.500 0 0 1-1-10ZM7-11l1.300 3.400L12-7.200 9-5l1 3.600L7-3.500 4-1.400 5-5 2-7.200l3.700-.4Z" />
  ),
  wheat: (
    <path d="M-.9 12V-3h1.800V12ZM0-12C3-9 3-6 0-4C-3-6-3-9 0-12ZM1-2C1-6 4-7 7-7C7-3 5-1 1-1ZM-1-2C-1-6-4-7-7-7C-7-3-5-1-1-1ZM1 4C1 0 4-1 7-1C7 3 5 5 1 5ZM-1 4C-1 0-4-1-7-1C-7 3-5 5-1 5Z" />
  ),
  mango: (
    <path d="M1-8C8-9 12-4 11 2C10 9 3 12-3 11C-10 10-13 4-10 0C-7-3-5-7 1-8ZM0-8.500C1-11 4-12.500 8-12C6.500-9.500 4-8 0-8.500Z" />
  ),
  cane: (
    <path d="M-6 12V-9h4V12ZM2 12V-5h4V12ZM-7-1h6v1.600h-6ZM-7 5h6v1.600h-6ZM1 2h6v1.600H1ZM1 8h6v1.600H1ZM-4-9C-4-12-8-12.500-11-11C-9-8-7-8-4-9ZM4-5C4-9 8-11 12-9C10-6 7-5 4-5Z" />
  ),
  lotus: (
    <path d="M0-11C4-7 5-2 0 6C-5-2-4-7 0-11ZM-2 6.500C-7 4-8-1-7-6C-3-4-2 1-2 6.500ZM2 6.500C7 4 8-1 7-6C3-4 2 1 2 6.500ZM-3 8C-9 8-12 4-12 0C-7 0-4 4-3 8ZM3 8C9 8 12 4 12 0C7 0 4 4 3 8ZM-6 9.500h12v1.800H-6Z" />
  ),
  tiger: (
    <>
      <path d="M-8-5C-11-7-11-11-8-11C-6-11-4.500-9-4-8C-2-9 2-9 4-8C4.500-9 6-11 8-11C11-11 11-7 8-5C10-1 9 5 5 8C3 11-3 11-5 8C-9 5-10-1-8-5Z" />
      <path
        d="M0-8v4M-3-7l.8 3M3-7l-.8 3M-9 0h4M9 0H5M-8 4l4-1M8 4L4 3"
        stroke="#000b"
        strokeWidth="1.500"
        fill="none"
      />
      <path d="M-2 2h4L0 5Z" fill="#000b" />
    </>
  ),
  peacock: (
    <>
      <path d="M0-12C7-12 10-6 8-1C6 4 2 6 1 12H-1C-2 6-6 4-8-1C-10-6-7-12 0-12Z" />
      <ellipse cy="-4" rx="5" ry="5.500" fill="#000a" />
      <ellipse cy="-3.500" rx="2.400" ry="3" />
    </>
  ),
}

/** The picture of a spot, for an SVG; null when it is shown as a number. */
export function emblemOf(on: string): ReactNode {
  return emblems[on] ?? null
}
