import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { Recebida } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { diaDe, instanteDe, milissegundosDe } from '@rateia/domain/datas';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Formato } from './exportacao-repository.ts';
import { findExportacao } from './exportacao-repository.ts';
import { contextoDoArquivo } from './gerar-exportacao.ts';
import { CONTEXTO_DO_LINK, exportacaoDisponivel } from './link-da-exportacao.ts';

/** Sends the file of a link: it is decrypted here for the transfer and stored nowhere in the clear. */
export async function baixarExportacao(
  { deps, agora }: Contexto,
  { params }: Recebida<typeof privacidade.baixarExportacao>,
): Promise<RespostaBinaria> {
  const { db, cifra } = deps;
  const { id, formato, ate } = lerLink(cifra, params.token) ?? recusar('linkExpirado');
  if (milissegundosDe(agora) >= ate) recusar('linkExpirado');
  const achada = await findExportacao(db, id);
  const cifrado = formato === 'pdf' ? achada?.pdf_cifrado : achada?.json_cifrado;
  if (achada === undefined || !exportacaoDisponivel(achada, agora)) return recusar('linkExpirado');
  if (cifrado === undefined || cifrado === null || achada.chave_embrulhada === null) return recusar('linkExpirado');
  const chave = cifra.desembrulhar(achada.chave_embrulhada, `exportacao:${id}`);
  const texto = cifra.decifrarCom(chave, cifrado, contextoDoArquivo(id, formato));
  return {
    tipo: TIPO[formato],
    nome: `rateia-meus-dados-${diaDe(instanteDe(milissegundosDe(agora)))}.${formato}`,
    bytes: Buffer.from(texto, formato === 'pdf' ? 'base64' : 'utf8'),
    baixar: true,
  };
}

const TIPO: Readonly<Record<Formato, string>> = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' };

function lerLink(
  cifra: Cifra,
  token: string,
): { readonly id: number; readonly formato: Formato; readonly ate: number } | undefined {
  try {
    const [id, formato, ate] = cifra.decifrar(Buffer.from(token, 'base64url'), CONTEXTO_DO_LINK).split(':');
    return formato === 'json' || formato === 'pdf' ? { id: Number(id), formato, ate: Number(ate) } : undefined;
  } catch {
    // A link that we did not make, or of a key that is gone, counts as expired.
    return undefined;
  }
}
