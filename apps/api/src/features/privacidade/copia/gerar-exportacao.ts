import { diaDe, somarHoras } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { emTransacao } from '../../../db/banco.ts';
import type { LinhaDoRegistro } from '../../../db/dados-pessoais.ts';
import type { ContextoDaTarefa } from '../../../db/fila.ts';
import { agendarPrazo } from '../../../db/prazos.ts';
import type { Deps } from '../../../http/deps.ts';
import { notificarComBloqueio } from '../../sessao/index.ts';
import { EXPORTACAO_APAGAR } from '../agenda.ts';
import { copiaDosDados } from './copia-dos-dados.ts';
import { anotarProgresso, esvaziarExportacao, findExportacao, guardarExportacao } from './exportacao-repository.ts';

/** Days for which a copy can be downloaded (ADR 027). */
export const DIAS_DA_EXPORTACAO = 7;
const TENTATIVAS = 5;
/** Reading is most of the work; the rest is the document and its encryption. */
const PARTE_DA_LEITURA = 80;

/** Contexts of the two files of a copy; the key of a copy is wrapped for it alone. */
export function contextoDoArquivo(id: number, formato: 'json' | 'pdf'): string {
  return `exportacao:${id}:${formato}`;
}

type ComRegistro = { readonly registro: readonly LinhaDoRegistro[] };

/**
 * Makes a copy of all data of a person, and tells the person when it is ready. Run again after a failure it begins
 * anew.
 */
export async function gerarExportacao(
  deps: Deps,
  { exportacaoId: id }: { readonly exportacaoId: number },
  { tentativa, registro }: ContextoDaTarefa & ComRegistro,
): Promise<void> {
  const pedida = await findExportacao(deps.db, id);
  if (pedida === undefined || (pedida.estado !== 'pedida' && pedida.estado !== 'gerando')) return;
  try {
    await gerar(deps, { id, usuarioId: pedida.usuario_id, registro });
  } catch (erro) {
    if (tentativa < TENTATIVAS) throw erro;
    deps.log.error({ err: erro, exportacaoId: id }, 'copy of personal data given up');
    await esvaziarExportacao(deps.db, { id, estado: 'falhou' });
  }
}

async function gerar(
  deps: Deps,
  { id, usuarioId, registro }: { readonly id: number; readonly usuarioId: number } & ComRegistro,
): Promise<void> {
  const { db, cifra, gateways, relogio } = deps;
  const { json, pdf } = await copiaDosDados(db, {
    cifra,
    gateways,
    usuarioId,
    registro,
    agora: relogio.agora(),
    aoAndar: (parte) => anotarProgresso(db, { id, progresso: Math.floor(parte * PARTE_DA_LEITURA) }),
  });
  const chave = cifra.novaChave();
  const agora = relogio.agora();
  const expiraEm = somarHoras(agora, DIAS_DA_EXPORTACAO * 24);
  await emTransacao(db, async (trx) => {
    const guardada = await guardarExportacao(trx, {
      id,
      agora,
      expiraEm,
      chave: cifra.embrulhar(chave, `exportacao:${id}`),
      json: { cifrado: cifra.cifrarCom(chave, json, contextoDoArquivo(id, 'json')), tamanho: Buffer.byteLength(json) },
      pdf: {
        cifrado: cifra.cifrarCom(chave, pdf.toString('base64'), contextoDoArquivo(id, 'pdf')),
        tamanho: pdf.length,
      },
    });
    if (!guardada) return;
    await agendarPrazo(trx, { tipo: EXPORTACAO_APAGAR, alvoId: id, venceEm: expiraEm, agora });
    await notificarComBloqueio(trx, deps, {
      usuarioId,
      modelo: 'exportacaoPronta',
      dados: { ate: formatarDiaCompleto(diaDe(expiraEm)) },
      fato: id,
      agora,
    });
  });
}
