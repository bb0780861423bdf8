import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from './openapi-document.ts';
import { ROOT } from './project.ts';

// `npm run openapi`: writes the contract table as docs/openapi.json.
writeFileSync(join(ROOT, 'docs/openapi.json'), await openApiText());
console.log('docs/openapi.json');
