import { defineConfig } from 'vite'

/**
 * Bundles the server for Node. Our own packages and the date library that they use are included; everything else is
 * loaded from node_modules. The root is this app, and the output is inside it, because its dependencies resolve only
 * from here.
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
