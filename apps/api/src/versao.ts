import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A copy that serves no pages has none to compare with. */
export const VERSAO_SEM_PAGINAS = '0.0.0.0';

const esquema = z.object({ versao: z.string().regex(/^\d+(\.\d+){3}$/) });

/**
 * The version that the build wrote beside the pages: an open page compares it with its own (spec A§4 Version check).
 */
export function versaoDasPaginas(webDist: string | undefined): string | undefined {
  const arquivo = join(webDist ?? '', 'versao.json');
  if (webDist === undefined || !existsSync(arquivo)) return undefined;
  return esquema.parse(JSON.parse(readFileSync(arquivo, 'utf8'))).versao;
}
