import type { validacaoConta } from '@rateia/contracts/validacao-conta';
import { ladosDe, partesQueFaltam, TIPO_DOCUMENTO, VALIDACAO_ABERTA } from '@rateia/domain/cadastro/validacao-conta';
import { rotuloDe } from '@rateia/domain/tabela';
import type { z } from 'zod';
import type { Executor } from '../../../db/banco.ts';
import { textoDoMotivo } from './notificacoes.ts';
import type { Documento, Validacao } from './repository.ts';
import { documentosDe } from './repository.ts';

type ValidacaoNoFio = z.output<typeof validacaoConta>;

export async function apresentarValidacao(db: Executor, validacao: Validacao): Promise<ValidacaoNoFio> {
  return mostrar(validacao, await documentosDe(db, [validacao.id]));
}

export async function apresentarValidacoes(db: Executor, validacoes: readonly Validacao[]): Promise<ValidacaoNoFio[]> {
  const documentos = await documentosDe(
    db,
    validacoes.map(({ id }) => id),
  );
  return validacoes.map((v) =>
    mostrar(
      v,
      documentos.filter(({ validacaoId }) => validacaoId === v.id),
    ),
  );
}

/**
 * The validation as its owner may see it: without the operator who decided, and without the measures of the machine
 * (ASVS 15.3.1).
 */
function mostrar(v: Validacao, documentos: readonly Documento[]): ValidacaoNoFio {
  const recebidas = documentos.map(({ parte }) => parte);
  const { decididaEm, estado } = v;
  return {
    id: v.idPublico,
    estado,
    tipoDocumento: v.tipoDocumento,
    tipoDocumentoDescricao: rotuloDe(TIPO_DOCUMENTO, v.tipoDocumento),
    quantidade: ladosDe(v.tipoDocumento).length,
    imagens: documentos.map(({ id, parte, recebidoEm }) => ({ id, parte, recebidaEm: recebidoEm })),
    faltam: VALIDACAO_ABERTA.includes(estado) ? [...partesQueFaltam(v.tipoDocumento, recebidas)] : [],
    criadaEm: v.criadaEm,
    enviadaEm: v.enviadaEm,
    decididaEm,
    decididaPor: decididaEm === null ? null : v.decididaPor === null ? 'maquina' : 'pessoa',
    motivo: textoDoMotivo(v.motivo),
    mensagem: v.mensagem === '' ? null : v.mensagem,
    prazo: v.prazo,
    imagensApagadasEm: v.imagensApagadasEm,
    podePedirRevisao:
      estado === 'recusada' && v.decididaPor === null && v.revisaoPedidaEm === null && v.imagensApagadasEm === null,
  };
}
