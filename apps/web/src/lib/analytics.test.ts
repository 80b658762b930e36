import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTOS_MEDIDOS } from '@rateia/domain/marketing/eventos-medidos';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analytics } from './analytics.ts';

afterEach(() => analytics.definirDestino(undefined));

const FONTES = join(import.meta.dirname, '..');
const fontes = readdirSync(FONTES, { recursive: true, encoding: 'utf8' })
  .filter((nome) => /\.tsx?$/.test(nome) && !/\.test\.|\/test\//.test(nome))
  .map((nome) => ({ nome, texto: readFileSync(join(FONTES, nome), 'utf8') }));

describe('The measured events (spec 1, §7 and §8; spec 2, §2 and §3)', () => {
  it.each(Object.entries(EVENTOS_MEDIDOS))('the event %s is sent by the code', (_, { categoria, acao }) => {
    const palavra = acao.replace(/\{.*$/, '');
    const envia = new RegExp(`categoria: '${categoria}',\\s*acao: [^}]*['\`]${palavra}`);
    expect(fontes.filter(({ texto }) => envia.test(texto)).map(({ nome }) => nome)).not.toEqual([]);
  });

  it('nothing that is not in the table can be sent', () => {
    const destino = vi.fn();
    analytics.definirDestino(destino);
    // @ts-expect-error: no such event
    analytics.registrar({ categoria: 'Compra', acao: 'inventada' });
    // @ts-expect-error: this event contains the words of the search
    analytics.registrar({ categoria: 'Pesquisa', acao: 'busca' });
    analytics.registrar({ categoria: 'error', acao: 'http: 500', rotulo: 'x' });
    expect(destino).toHaveBeenCalledTimes(3);
  });

  it('only the port is told, and only the tag manager stands behind it', () => {
    const daCamada = fontes.filter(({ texto }) => /dataLayer|gtag\(/.test(texto)).map(({ nome }) => nome);
    expect(daCamada).toEqual(['app/depois/gerenciador-de-tags.ts']);
  });

  it('before somebody consented an event goes nowhere', () => {
    const destino = vi.fn();
    analytics.registrar({ categoria: 'Notificacoes', acao: 'lerTudo' });
    analytics.definirDestino(destino);
    expect(destino).not.toHaveBeenCalled();
  });
});
