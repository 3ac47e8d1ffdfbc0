import type { Actions } from '../control/use-control.ts'

type LogOutButtonsProps = { world: string; username: string; act: Actions['act'] }

/**
 * The two ways in which a session ends from the server's side: a call that is refused, which the app is made to send at once,
 * and tokens that are worthless, which cuts the sockets too.
 */
export function LogOutButtons({ world, username, act }: LogOutButtonsProps) {
  const refuseNext = () => {
    const scenarios = [{ name: 'unauthorized-next' }]
    act('applyScenarios', { world, scenarios }, () => act('pushSessionRefresh', { world, username, reason: 'session' }))
  }
  return (
    <>
      <button
        type="button"
        className="console-button"
        title="The next call with a token answers 401 'Unauthorized action.', and open pages are asked to make one"
        onClick={refuseNext}
      >
        Log out with a 401
      </button>
      <button
        type="button"
        className="console-button"
        title="All tokens die: sockets are cut, and whatever is called with one answers 401 'Unauthorized action.'"
        onClick={() => act('logOutEverywhere', { world, username })}
      >
        Log out everywhere
      </button>
    </>
  )
}
