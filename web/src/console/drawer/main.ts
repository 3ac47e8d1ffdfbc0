import { addDrawer } from './drawer.ts'
import { recordScreen } from './screen-recorder.ts'

recordScreen(window)
addDrawer(window)
