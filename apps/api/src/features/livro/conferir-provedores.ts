import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { Executor } from '../../db/banco.ts';
import type { Invariante } from './conferir-livro.ts';

/**
 * The invariant that looks outward: the settlement account of each provider is what its own list tells. Payments compare
 * the two and keep the figures; a provider that did not answer is not compared, which is said (CONFIABILIDADE 1.2; REGRAS 2.5).
 */
export async function conferirProvedores(db: Executor): Promise<Invariante> {
  const linhas = await db
    .selectFrom('conciliacoes')
    .select(['provedor', 'nosso', 'deles', 'liquidacao_em'])
    .orderBy('provedor')
    .execute();
  const comparadas = linhas.filter(({ nosso, deles }) => nosso !== null && deles !== null);
  const diferentes = comparadas.filter(({ nosso, deles }) => nosso !== deles);
  return {
    chave: 'liquidacaoConfere',
    texto: 'O dinheiro que o livro diz estar em cada provedor é o que o provedor lista',
    ok: diferentes.length === 0,
    divergencias: diferentes.length,
    conferidos: comparadas.length,
    oQue: '',
    quais: [],
    detalhe: linhas.length === 0 ? 'não comparado: nenhuma lista foi lida ainda' : linhas.map(emPalavras).join('; '),
  };
}

type Linha = {
  readonly provedor: string;
  readonly nosso: number | null;
  readonly deles: number | null;
  readonly liquidacao_em: string | null;
};

function emPalavras({ provedor, nosso, deles, liquidacao_em: em }: Linha): string {
  const quando = em === null ? '' : ` em ${formatarMomento(em)}`;
  if (nosso === null || deles === null)
    return `${provedor} não comparado: o provedor não respondeu${em === null ? '' : `, a última vez foi${quando}`}`;
  const [aqui, la] = [formatarReais(centavos(nosso)), formatarReais(centavos(deles))];
  return `${provedor}${quando}: livro ${aqui}, provedor ${la}`;
}
