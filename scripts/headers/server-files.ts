import {
  CACHE_REVALIDATE,
  CACHE_FOREVER,
  STRICT_TRANSPORT_SECURITY,
} from '../../packages/domain/src/headers/index.ts'

type Headers = Readonly<Record<string, string>>

const formatEach = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** Formats a file to include in a `server` block of nginx, whose `root` is the build. */
export const formatNginxFile = (
  headers: Headers,
) => `# Written by the build: include it in a server block
# whose root is this build, and reload nginx after each new one.
${formatEach(headers, (name, value) => `add_header ${name} "${value}" always;`)}

# Said over HTTPS alone: a header without a value is not sent.
set $colonnade_secure "";
if ($scheme = https) { set $colonnade_secure "${STRICT_TRANSPORT_SECURITY}"; }
add_header Strict-Transport-Security $colonnade_secure always;

set $colonnade_cache "${CACHE_REVALIDATE}";
add_header Cache-Control $colonnade_cache;
charset utf-8;

# The build contains compressed copies of its files. With the module ngx_brotli, add
# \`brotli_static on;\`: its copies are an eighth smaller.
gzip_static on;
gzip_vary on;

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

/** Formats a file to import into a site of Caddy, whose \`root\` is the build. */
export const formatCaddyFile = (
  headers: Headers,
) => `# Written by the build: import it into a site whose root is this build,
# and reload Caddy after each new one.
header {
${formatEach(headers, (name, value) => `\t${name} "${value}"`)}
}
@secure protocol https
header @secure Strict-Transport-Security "${STRICT_TRANSPORT_SECURITY}"
header /manifest.webmanifest Content-Type application/manifest+json
# Also with what is not compressed, for caches on the way.
header {
	Vary Accept-Encoding
	defer
}
@hidden path /.* /_headers /_redirects
handle @hidden {
	respond 404
}
handle /assets/* {
	@built file
	header @built Cache-Control "${CACHE_FOREVER}"
	file_server {
		precompressed br gzip
	}
}
handle {
	header Cache-Control "${CACHE_REVALIDATE}"
	try_files {path} {path}.html /index.html
	file_server {
		precompressed br gzip
	}
}
`

/**
 * Formats \`_headers\` for static hosts (Netlify, Cloudflare Pages). These revalidate pages by default, and would
 * join two rules for one header into a line. They use HTTPS; browsers ignore \`Strict-Transport-Security\` over HTTP.
 */
export const formatStaticHeaders = (headers: Headers) => `/*
${formatEach({ ...headers, 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: ${CACHE_FOREVER}
`

/**
 * The page for a missing asset. Netlify finds it through a redirect with status 404. Cloudflare Pages does not
 * support 404 redirects and uses the nearest `404.html`. A top-level one would make it respond with 404 to every path
 * of the deck.
 */
export const MISSING_ASSET = 'assets/404.html'

export const MISSING_ASSET_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><p>Not found</p></html>\n'

/**
 * Files take precedence, including pages without their `.html`: both hosts serve `/share` this way. A rule that names
 * the file would cause an endless redirect from `/share` to `/share` on Cloudflare Pages, which removes the
 * extension. The last rule is for Netlify. Cloudflare Pages ignores it for that reason, but serves the deck for every
 * path without a file anyway.
 */
export const STATIC_REDIRECTS = `/assets/* /${MISSING_ASSET} 404
/* /index.html 200
`
