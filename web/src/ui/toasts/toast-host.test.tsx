import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const container = vi.hoisted(() => vi.fn())
// The library counts its second by the animation of a bar, which jsdom does not run: its options are asserted instead.
vi.mock('react-toastify/unstyled', async (original) => ({
  ...(await original<typeof import('react-toastify/unstyled')>()),
  ToastContainer: (props: object) => {
    container(props)
    return null
  },
}))

test('[9-11] toasts close after 1,000 ms, stand top right, and go when they are dragged by 80 percent', async () => {
  const { showToast } = await import('./toast-host.tsx')
  showToast('success', 'Request submitted')
  await waitFor(() =>
    expect(container).toHaveBeenCalledWith(
      expect.objectContaining({
        autoClose: 1000,
        position: 'top-right',
        draggable: true,
        draggablePercent: 80,
        pauseOnHover: true,
        limit: 3,
      }),
    ),
  )
})
