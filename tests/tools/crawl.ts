import { ensureBuild } from './build.ts';
import { askAsCrawler, crawl, type Crawled, type Finding } from './crawl/crawler.ts';
import { siteProblems } from './crawl/site-checks.ts';
import { runTool } from './processes.ts';
import { startPair } from './servers.ts';

// The shop as a search engine without scripts finds it, from `/` and from its sitemap, in all
// languages. Without a URL (`tests/tools/crawl.ts https://shop.example`) the demo is started and crawled.
const PICTURES_LOOKED_AT = 12;
const [address] = process.argv.slice(2);

await runTool(async () => {
  const origin = address ?? (await startDemo());
  const startedAt = performance.now();
  const crawled = await crawl(origin);
  const findings = [...crawled.findings, ...siteProblems(crawled), ...(await fileProblems(crawled))];
  if (!crawled.isComplete) findings.push({ url: origin, problem: 'has too many addresses: the crawl was given up' });
  report(crawled, findings, (performance.now() - startedAt) / 1000);
  return findings.length === 0 && crawled.pages.size > 0;
});

async function startDemo(): Promise<string> {
  await ensureBuild();
  return (await startPair()).shop.url;
}

/** Files that pages name response well; of the pictures for social networks, which are drawn when asked for, some. */
async function fileProblems({ pages }: Crawled): Promise<Finding[]> {
  const files = new Map([...pages.values()].flatMap(({ url, files: named }) => named.map((file) => [file, url])));
  const pictures = [...files.keys()].filter((url) => new URL(url).pathname.startsWith('/og'));
  const step = Math.ceil(pictures.length / PICTURES_LOOKED_AT);
  const looked = [...files].filter(([url]) => !pictures.includes(url) || pictures.indexOf(url) % step === 0);
  const findings: Finding[] = [];
  for (const [url, on] of looked) {
    // one after the other: drawing takes a while
    const { status } = await askAsCrawler(url);
    if (status !== 200) findings.push({ url, problem: `responds with ${status}, named by ${on}` });
  }
  return findings;
}

function report({ pages, replies, listed }: Crawled, findings: Finding[], seconds: number): void {
  const indexed = [...pages.values()].filter(({ isIndexed, url, canonical }) => isIndexed && canonical === url).length;
  console.log(
    `${replies.size} addresses in ${seconds.toFixed(0)} s: ${pages.size} pages, ${indexed} of them indexed, ${listed.size} in the sitemaps`,
  );
  // the same finding on many pages is one line with an example
  for (const [problem, places] of Map.groupBy(findings, (finding) => finding.problem)) {
    console.log(`  ${problem}\n    ${places[0]?.url}${places.length > 1 ? ` and ${places.length - 1} more` : ''}`);
  }
  console.log(`${findings.length} findings`);
}
