import { defineConfig } from 'vite'

/**
 * The server as one bundle for Node: our own packages inside, with the library for dates that they use; everything else from
 * node_modules.
 * The root is this app, and the output lies in it, since only from here its dependencies resolve.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { external: true, noExternal: [/^@colonnade\//, /^date-fns\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})
