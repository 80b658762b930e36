import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { diaDe, instanteDe, milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import type { Contexto, ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirConfirmacaoForte } from '../sessao/index.ts';
import type { Formato } from './exportacao-repository.ts';
import { findExportacao, findExportacaoDoUsuario } from './exportacao-repository.ts';
import { contextoDoArquivo } from './gerar-exportacao.ts';

const MINUTOS_DO_LINK = 5;
const CONTEXTO = 'exportacao:link';
const TIPO: Readonly<Record<Formato, string>> = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' };

/**
 * A link of minutes to one file, for who says again who he is: a browser can save it, and nobody can guess or keep it
 * (REGRAS 2.17 Export; ASVS 7.5.1).
 */
export const criarLinkExportacao = async (
  ctx: ContextoUsuario,
  { params, body: { formato } }: Recebida<typeof privacidade.criarLinkExportacao>,
): Promise<{ url: string; expiraEm: string }> => {
  const { deps, usuario, agora, ip } = ctx;
  const achada = await findExportacaoDoUsuario(deps.db, { id: params.id, usuarioId: usuario.id });
  if (achada === undefined || !disponivel(achada, agora)) return recusar('naoEncontrado');
  const expiraEm = somarMinutos(agora, MINUTOS_DO_LINK);
  await emTransacao(deps.db, async (trx) => {
    await exigirConfirmacaoForte(trx, ctx, 'baixarDados');
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'privacidade.exportacaoBaixada',
      alvo: `exportacao:${achada.id}`,
      dados: { formato },
      ip,
      em: agora,
    });
  });
  const dados = `${achada.id}:${formato}:${milissegundosDe(expiraEm)}`;
  const token = deps.cifra.cifrar(dados, CONTEXTO).toString('base64url');
  return { url: `/api/v1/privacidade/arquivo/${token}`, expiraEm };
};

/** The file of a link, once more encrypted only on the way: it is opened here and nowhere kept. */
export const baixarExportacao = async (
  { deps, agora }: Contexto,
  { params }: Recebida<typeof privacidade.baixarExportacao>,
): Promise<RespostaBinaria> => {
  const { db, cifra } = deps;
  const { id, formato, ate } = lerLink(cifra, params.token) ?? recusar('linkExpirado');
  if (milissegundosDe(agora) >= ate) recusar('linkExpirado');
  const achada = await findExportacao(db, id);
  const cifrado = formato === 'pdf' ? achada?.pdf_cifrado : achada?.json_cifrado;
  if (achada === undefined || !disponivel(achada, agora)) return recusar('linkExpirado');
  if (cifrado === undefined || cifrado === null || achada.chave_embrulhada === null) return recusar('linkExpirado');
  const chave = cifra.desembrulhar(achada.chave_embrulhada, `exportacao:${id}`);
  const texto = cifra.decifrarCom(chave, cifrado, contextoDoArquivo(id, formato));
  return {
    tipo: TIPO[formato],
    nome: `rateia-meus-dados-${diaDe(instanteDe(milissegundosDe(agora)))}.${formato}`,
    bytes: Buffer.from(texto, formato === 'pdf' ? 'base64' : 'utf8'),
    baixar: true,
  };
};

const disponivel = (e: { readonly estado: string; readonly expira_em: string | null }, agora: string): boolean =>
  e.estado === 'pronta' && e.expira_em !== null && milissegundosDe(agora) < milissegundosDe(e.expira_em);

const lerLink = (cifra: Cifra, token: string): { id: number; formato: Formato; ate: number } | undefined => {
  try {
    const [id, formato, ate] = cifra.decifrar(Buffer.from(token, 'base64url'), CONTEXTO).split(':');
    return formato === 'json' || formato === 'pdf' ? { id: Number(id), formato, ate: Number(ate) } : undefined;
  } catch {
    // Not made by us, or of a key that is gone: as good as run out.
    return undefined;
  }
};
