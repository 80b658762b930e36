import { documentoCredito } from '../../carteira/index.ts';
import type { Documentos } from '../../pagamentos/index.ts';
import { documentoFatura } from '../../pedido/index.ts';

/** The kinds of documents that payments pay. */
export const documentos: Documentos = { fatura: documentoFatura, credito: documentoCredito };
