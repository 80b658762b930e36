import type { Executor } from '../../../db/banco.ts';
import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { Gateways } from '../../../http/deps.ts';
import { desenhaveis } from './desenhaveis.ts';
import { lerDados } from './ler-dados.ts';
import { montarPdf } from './montar-pdf.ts';

type Pedido = {
  readonly cifra: Cifra;
  readonly gateways: Pick<Gateways, 'arquivos' | 'imagens'>;
  readonly usuarioId: number;
  readonly agora: string;
  readonly registro: readonly LinhaDoRegistro[];
  readonly aoAndar?: (parte: number) => Promise<void>;
};

/** Both files of a copy: all data about a person, for programs and for people (REGRAS 2.17 Export). */
export async function copiaDosDados(
  db: Executor,
  { agora: geradoEm, ...leitura }: Pedido,
): Promise<{ readonly json: string; readonly pdf: Buffer }> {
  const { primeiro_nome, sobrenome } = await db
    .selectFrom('usuarios')
    .select(['primeiro_nome', 'sobrenome'])
    .where('id', '=', leitura.usuarioId)
    .executeTakeFirstOrThrow();
  const nome = `${primeiro_nome} ${sobrenome}`;
  const partes = await lerDados(db, leitura);
  const observacao = 'Valores em centavos; horários em UTC; imagens em base64.';
  return {
    json: JSON.stringify({ nome, geradoEm, observacao, secoes: partes }, null, 2),
    pdf: await montarPdf({ nome, geradoEm, partes, desenhos: await desenhaveis(leitura.gateways, partes) }),
  };
}
