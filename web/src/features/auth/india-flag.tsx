/** India's flag, drawn here: no picture comes from a foreign host. */
export function IndiaFlag() {
  return (
    <svg width="21" height="14" viewBox="0 0 21 14" aria-hidden="true" className="india-flag">
      <path fill="#FF9933" d="M0 0h21v4.67H0z" />
      <path fill="#FFFFFF" d="M0 4.67h21v4.66H0z" />
      <path fill="#138808" d="M0 9.33h21V14H0z" />
      <circle cx="10.5" cy="7" r="1.75" fill="none" stroke="#000080" strokeWidth=".5" />
      <circle cx="10.5" cy="7" r=".45" fill="#000080" />
      <path stroke="#000080" strokeWidth=".2" d="M10.5 5.25v3.5M8.75 7h3.5M9.26 5.76l2.48 2.48M11.74 5.76 9.26 8.24" />
    </svg>
  )
}
