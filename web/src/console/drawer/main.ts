import { addDrawer } from './drawer.ts'

addDrawer(window)
