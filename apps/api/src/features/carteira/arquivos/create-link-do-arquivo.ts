import type { carteira } from '@rateia/contracts/carteira';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { Executor } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { boletoAberto } from '../../pagamentos/index.ts';
import { quantasLinhas } from '../extrato/extrato-repository.ts';
import { lerInforme } from '../informe/ler-informe.ts';
import { acharRecibo } from '../recibos/achar-recibo.ts';
import { contarArquivo } from './contar-arquivo.ts';
import { janelaDoExtrato } from './janela-do-extrato.ts';
import type { ArquivoPedido, ExtratoPedido, PermissaoDoArquivo } from './link-do-arquivo.ts';
import { emitirLinkDoArquivo } from './link-do-arquivo.ts';

type Contrato = typeof carteira.createLinkDoArquivo;

/** A link to a file of the own wallet, as it stands now. A file that cannot be made is refused here, where words are read (REGRAS 2.33). */
export async function createLinkDoArquivo(
  { db, deps, usuario, agora, ip }: ContextoUsuario,
  { body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { porHora: maximo, segundosDoLink: segundos } = (await deps.regras()).arquivos;
  const arquivo: ArquivoPedido = body.tipo === 'extrato' ? { ...body, de: body.de, ate: body.ate } : body;
  const permissao = { usuarioId: usuario.id, em: agora, arquivo };
  await conferirPedido({ db, deps }, permissao);
  const alvo = arquivo.tipo === 'extrato' ? `extrato:${arquivo.formato}` : arquivo.tipo;
  await emTransacao(db, (trx) => contarArquivo(trx, { usuarioId: usuario.id, alvo, maximo, ip, agora }));
  return emitirLinkDoArquivo(deps.cifra, { ...permissao, parede: deps.relogio.parede(), segundos });
}

async function conferirPedido({ db, deps }: Leitor, { usuarioId, em, arquivo }: PermissaoDoArquivo): Promise<void> {
  if (arquivo.tipo === 'extrato') {
    const { movimentos: max } = (await deps.regras()).arquivos;
    const janela = janelaDoExtrato({ usuarioId, em, arquivo });
    if ((await quantasLinhas(db, { ...janela, teto: max + 1 })) > max)
      recusar('movimentosDemais', { valores: { max } });
    return;
  }
  if ((await achar({ db, deps }, { usuarioId, em, arquivo })) === undefined) recusar('naoEncontrado');
}

type Leitor = { readonly db: Executor; readonly deps: Pick<Deps, 'itens' | 'regras'> };
type SemExtrato = PermissaoDoArquivo<Exclude<ArquivoPedido, ExtratoPedido>>;

async function achar({ db, deps }: Leitor, { usuarioId, em, arquivo }: SemExtrato): Promise<unknown> {
  if (arquivo.tipo === 'informe') return await lerInforme(db, { usuarioId, ano: arquivo.ano, em });
  if (arquivo.tipo === 'boleto') return await boletoAberto(db, { idPublico: arquivo.idPagamento, usuarioId });
  return await acharRecibo({ db, deps }, { tipo: arquivo.de, id: arquivo.id, usuarioId });
}
