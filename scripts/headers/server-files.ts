import {
  CACHE_ASKING,
  CACHE_FOREVER,
  STAY_SECURE,
} from '../../packages/domain/src/headers/index.ts'

type Headers = Readonly<Record<string, string>>

const each = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** To be included in a `server` block of nginx, whose `root` is the build. */
export const nginxFile = (headers: Headers) => `# Written by the build: include it in a server block
# whose root is this build, and reload nginx after each new one.
${each(headers, (name, value) => `add_header ${name} "${value}" always;`)}

# Said over HTTPS alone: a header without a value is not sent.
set $colonnade_secure "";
if ($scheme = https) { set $colonnade_secure "${STAY_SECURE}"; }
add_header Strict-Transport-Security $colonnade_secure always;

set $colonnade_cache "${CACHE_ASKING}";
add_header Cache-Control $colonnade_cache;
charset utf-8;

location / { try_files $uri $uri.html /index.html; }
location /assets/ {
  set $colonnade_cache "${CACHE_FOREVER}";
  try_files $uri =404;
}
location = /manifest.webmanifest {
  types { }
  default_type application/manifest+json;
}
location ~ ^/(?:\\.|_headers$|_redirects$) { return 404; }
`

/** To be imported into a site of Caddy, whose \`root\` is the build. */
export const caddyFile = (
  headers: Headers,
) => `# Written by the build: import it into a site whose root is this build,
# and reload Caddy after each new one.
header {
${each(headers, (name, value) => `\t${name} "${value}"`)}
}
@secure protocol https
header @secure Strict-Transport-Security "${STAY_SECURE}"
header /manifest.webmanifest Content-Type application/manifest+json
@hidden path /.* /_headers /_redirects
handle @hidden {
	respond 404
}
handle /assets/* {
	@built file
	header @built Cache-Control "${CACHE_FOREVER}"
	file_server
}
handle {
	header Cache-Control "${CACHE_ASKING}"
	try_files {path} {path}.html /index.html
	file_server
}
`

/**
 * For static hosts that read \`_headers\` (Netlify, Cloudflare Pages). Those ask about pages each time by themselves,
 * and would join two rules for one header into a line. They answer over HTTPS; browsers pass over
 * \`Strict-Transport-Security\` where it comes by HTTP all the same.
 */
export const staticHeadersFile = (headers: Headers) => `/*
${each({ ...headers, 'Strict-Transport-Security': STAY_SECURE }, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: ${CACHE_FOREVER}
`

/**
 * What a static host says of an asset that is not there (any more), in the words of Netlify and by the place of Cloudflare
 * Pages: that knows no 404 among its rules and takes the nearest `404.html`. One at the top would make it answer 404 to
 * every address of the deck.
 */
export const MISSING_ASSET = 'assets/404.html'

export const MISSING_ASSET_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><p>Not found</p></html>\n'

/**
 * Files come first, pages without their `.html` among them: both hosts find `/share` so, and a rule that named its file would
 * lead Cloudflare Pages, which takes that ending away, from `/share` to `/share` for ever. The last rule is Netlify's; where
 * it is left aside for that reason, every path without a file has the deck anyway.
 */
export const STATIC_REDIRECTS = `/assets/* /${MISSING_ASSET} 404
/* /index.html 200
`
