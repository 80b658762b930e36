import { ERROS } from '@rateia/contracts/erros';
import { CODIGO_EXCECAO } from '@rateia/contracts/excecoes';
import { describe, expect, it } from 'vitest';
import { REGRAS } from '../../lib/test/regras.ts';
import { assuntos, paragrafosDe } from './artigos.ts';

const artigos = assuntos.flatMap(({ artigos: deles }) => deles.map(({ id }) => id));
interface Linha {
  readonly status: number;
  readonly codigo?: number;
  readonly artigo?: string;
}
const linhas: readonly Linha[] = Object.values(ERROS);

describe('Articles of the help that errors lead to (spec 1, §8 maisInformacoesException)', () => {
  it('every refusal with more to say has its article, and no other has one', () => {
    const comMais = linhas.filter(({ codigo }) => codigo === CODIGO_EXCECAO.maisInformacoesException);
    expect(comMais.length).toBeGreaterThan(0);
    expect(linhas.filter(({ artigo }) => artigo !== undefined)).toEqual(comMais);
    for (const { artigo } of comMais) expect(artigos).toContain(artigo);
  });
});

describe('The numbers of the help are those of the rules in force', () => {
  function texto(regras: typeof REGRAS | undefined): string {
    return assuntos
      .flatMap(({ artigos: deles }) => deles.flatMap((artigo) => paragrafosDe(artigo, regras)))
      .join('\n')
      .replaceAll('\u00A0', ' ');
  }

  it.each([
    '8% da sua parte, por vaga e por mês: no mínimo R$ 1,50 e no máximo R$ 15,00.',
    'O administrador tem 24 horas para enviar',
    'Se não chegar em 72 horas, devolvemos tudo.',
    'Um código vale 30 minutos',
    'A partir de R$ 20,00.',
    'só recebe 24 horas depois de cadastrada',
    'até 7 dias do primeiro pagamento',
  ])('says "%s"', (frase) => {
    expect(texto(REGRAS)).toContain(frase);
  });

  it('follows a change of a number', () => {
    const novas = { ...REGRAS, retirada: { ...REGRAS.retirada, horasDeDescansoDaChave: 12 } };
    expect(texto(novas)).toContain('só recebe 12 horas depois de cadastrada');
  });

  it('says no number while the rules are not known', () => {
    expect(texto(undefined)).not.toMatch(/\d/);
    for (const { artigos: deles } of assuntos)
      for (const artigo of deles) expect(artigo.paragrafos.length).toBeGreaterThan(0);
  });
});
