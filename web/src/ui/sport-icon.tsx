const drawings = {
  cricket: 'M14.5 3.5l6 6L10 20l-6-6zM4.6 19.4L2.5 21.5M21.6 18a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 0 1 5.2 0',
  soccer:
    'M21.2 12a9.2 9.2 0 1 1-18.4 0a9.2 9.2 0 0 1 18.4 0M12 8l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8V3M15.6 10.6L20.4 9M14.2 14.8L17.2 19M9.8 14.8L6.8 19M8.4 10.6L3.6 9',
  tennis: 'M21.2 12a9.2 9.2 0 1 1-18.4 0a9.2 9.2 0 0 1 18.4 0M5.2 6c3.6 3 3.6 9 0 12M18.8 6c-3.6 3-3.6 9 0 12',
} as const

/** A bat and ball, a football, a tennis ball; decorative, in the stroke of the other icons. */
export function SportIcon({ sport, size = 18 }: { sport: keyof typeof drawings; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="flex-none"
    >
      <path d={drawings[sport]} />
    </svg>
  )
}
