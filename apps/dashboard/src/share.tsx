import { mountShare } from './app/share/mount-share.tsx'
import { browserPlatform } from './lib/platform.ts'
import './styles/index.css'

mountShare(browserPlatform())
