import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from './build/art.ts'
import { builtPaths, callPaths, ports } from './build/ports.ts'
import { siteConstants } from './build/target.ts'

/** `npm run dev` serves from here; `build/build.ts` builds with the same plugins and constants. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), art()],
  define: siteConstants(command === 'serve' ? 'emulator' : undefined),
  publicDir: false,
  server: {
    host: '127.0.0.1',
    port: ports.dev,
    strictPort: true,
    proxy: Object.fromEntries(
      [...callPaths(), ...builtPaths].map((pattern) => [
        pattern,
        { target: `http://127.0.0.1:${ports.hosting}`, changeOrigin: false },
      ]),
    ),
  },
}))
