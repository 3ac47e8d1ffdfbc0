const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  'sound-off': 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  'sound-on':
    'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9c1.700 1.700 1.700 4.300 0 6M18.500 6.500c3.300 3 3.300 8 0 11',
  shield:
    'M12 3l7.500 2.700v5.600c0 4.600-3 8-7.500 9.700c-4.500-1.700-7.500-5.100-7.500-9.700V5.700ZM8.800 11.800l2.400 2.400l4.200-4.400',
  undo: 'M8.500 5.500L4.500 9.500l4 4M5 9.500h9a5 5 0 0 1 0 10h-3.500',
  'take-back': 'M12 4v10M8 10l4 4l4-4M5 14.500v5h14v-5',
  repeat: 'M17 3.500l3 3l-3 3M20 6.500H8a4 4 0 0 0-4 4v1M7 20.500l-3-3l3-3M4 17.500h12a4 4 0 0 0 4-4v-1',
  clear: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 12.500h8L17 7',
  double: 'M5 9l5 6M10 9l-5 6M14 10.500c0-3 5-3 5 0c0 2-5 2.500-5 5h5',
  rules: 'M6 3.500h9l4 4v13H6ZM15 3.500v4h4M9 12h7M9 16h7',
  list: 'M8.500 6.500H20M8.500 12H20M8.500 17.500H20M4.500 6.500h.1M4.500 12h.1M4.500 17.500h.1',
  globe: 'M12 20.500a8.500 8.500 0 1 0 0-17a8.500 8.500 0 0 0 0 17ZM3.500 12h17M12 3.500c-5 5-5 12 0 17c5-5 5-12 0-17',
  leave: 'M14 4.500h5v15h-5M14 12H4.500M8.500 8l-4 4l4 4',
  close: 'M6 6l12 12M18 6L6 18',
} as const

export type IconName = keyof typeof paths

/** A sign of 24 by 24, drawn in the colour of its text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
