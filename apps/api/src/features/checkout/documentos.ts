import { documentoCredito } from '../carteira/index.ts';
import type { Documentos } from '../pagamentos/index.ts';
import { documentoFatura } from '../pedido/index.ts';

/** What payments pay. */
export const documentos: Documentos = { fatura: documentoFatura, credito: documentoCredito };
