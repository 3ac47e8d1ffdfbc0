import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ChoiceBar } from '../ui/choice-bar.tsx'
import { toast } from '../ui/toast.ts'
import { chooseLanguage, type Language, languages, useLanguage } from './language.ts'

/** English or Hindi, each in its own words; kept on this device. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const id = useId()
  const language = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const choose = (next: Language) => {
    setChosen(next)
    chooseLanguage(next)
      .catch(() => toast('error', t`This language could not be loaded`))
      .finally(() => setChosen(null))
  }
  return (
    <div className="preference">
      <span id={id}>
        <Trans>Language</Trans>
      </span>
      <ChoiceBar
        labelledBy={id}
        choices={languages.map(({ code, name }) => ({ id: code, label: <span lang={code}>{name}</span> }))}
        chosen={chosen ?? language}
        onChoose={choose}
      />
    </div>
  )
}
