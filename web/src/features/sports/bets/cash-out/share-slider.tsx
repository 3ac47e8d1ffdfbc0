import { Trans, useLingui } from '@lingui/react/macro'

type ShareSliderProps = { share: number; disabled?: boolean; onShare: (share: number) => void }

/** How much of the stake is cashed out, in tens of per cent. */
export function ShareSlider({ share, disabled = false, onShare }: ShareSliderProps) {
  const { t } = useLingui()
  return (
    <label className="cash-out-part">
      <span>
        <Trans>Part of the stake</Trans> <b>{share === 100 ? t`${share} %` : t`${share} %, ${100 - share} % stays`}</b>
      </span>
      <input
        type="range"
        min={10}
        max={100}
        step={10}
        value={share}
        disabled={disabled}
        aria-valuetext={t`${share} per cent`}
        onChange={(event) => onShare(Number(event.target.value))}
      />
    </label>
  )
}
