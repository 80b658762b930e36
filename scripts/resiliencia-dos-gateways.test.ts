import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const API = resolve(import.meta.dirname, '../apps/api/src');

/** Adapters that speak to no network, each with its work instead. */
const SEM_REDE: Readonly<Record<string, string>> = {
  'gateways/arquivos/disco.ts': 'Writes to a folder of this machine.',
  'gateways/imagens/tratamento.ts': 'Reads pictures in this process.',
  'gateways/chaves/cifra.ts': 'Computes.',
  'gateways/chaves/chaveiros.ts': 'Reads a file of this machine, or its environment.',
  'gateways/boleto/assinatura.ts': 'Computes.',
  'gateways/pix/ambiente.ts': 'Reads its environment.',
};

function lido(arquivo: string): string {
  return readFileSync(resolve(API, arquivo), 'utf8');
}
/** The files of ours that a file imports for more than their types. */
function importados(arquivo: string): readonly string[] {
  return [...lido(arquivo).matchAll(/^import (?!type )[^;]*? from '(\.[^']+)'/gm)].map(([, caminho]) =>
    relative(API, resolve(API, dirname(arquivo), caminho ?? '')),
  );
}

function alcancados(arquivo: string, vistos = new Set<string>()): ReadonlySet<string> {
  if (vistos.has(arquivo)) return vistos;
  vistos.add(arquivo);
  for (const outro of importados(arquivo)) if (outro.startsWith('gateways/')) alcancados(outro, vistos);
  return vistos;
}
function usaResiliencia(arquivo: string): boolean {
  return [...alcancados(arquivo)].some(
    (nome) => importados(nome).includes('gateways/resiliencia.ts') && /\bcriarResiliencia\(/.test(lido(nome)),
  );
}

/** The list of the providers; each of them stands in a folder of its own and composes the adapters in it. */
const LISTA = 'gateways/provedores.ts';
const provedores = importados(LISTA).filter((nome) => nome.endsWith('/provedor.ts'));
const adaptadores = [
  ...importados('app.ts').filter((nome) => nome.startsWith('gateways/') && nome !== LISTA),
  ...provedores.flatMap((provedor) => importados(provedor).filter((nome) => dirname(nome) === dirname(provedor))),
];

describe('Every call to a provider has its time limit, its retries and its breaker (CONFIABILIDADE 1.5)', () => {
  it('all adapters of the app are checked', () => {
    expect(adaptadores.length).toBeGreaterThan(12);
    expect(Object.keys(SEM_REDE).filter((nome) => !adaptadores.includes(nome))).toEqual([]);
  });

  it.each(adaptadores)('%s goes through resiliencia.ts, or speaks to no network', (nome) => {
    expect(usaResiliencia(nome)).toBe(SEM_REDE[nome] === undefined);
  });

  it('no other file of theirs opens a connection than those that are handed to it', () => {
    // The roots that this machine trusts are a list, and open nothing.
    const abre =
      /\bfetch\(|^import (?!type |\{ rootCertificates \}).* from '(node:https?|node:tls|undici)'|\bcreateTransport\(/m;
    const abrem = [...new Set(adaptadores.flatMap((nome) => [...alcancados(nome)]))].filter((nome) =>
      abre.test(lido(nome)),
    );
    expect(abrem.sort()).toEqual(['gateways/arquivos/s3.ts', 'gateways/email/smtp.ts', 'gateways/transporte.ts']);
  });
});
