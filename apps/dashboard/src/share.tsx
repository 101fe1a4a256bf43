import { mountShare } from './app/share/mount-share.tsx'
import { createBrowserPlatform } from './lib/platform.ts'
import './styles/index.css'

mountShare(createBrowserPlatform())
