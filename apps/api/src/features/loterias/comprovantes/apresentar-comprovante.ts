import type { Chamadas } from '@rateia/contracts/todas';
import type { Comprovante } from './repository.ts';

type NaLista = Chamadas['listComprovantesDoBolao']['resposta']['comprovantes'][number];

export function apresentarComprovante(comprovante: Comprovante): NaLista {
  return {
    id: comprovante.id,
    loteria: comprovante.loteria,
    concurso: comprovante.concurso,
    terminal: comprovante.terminal,
    sha256: comprovante.sha256,
    apostas: [...comprovante.apostas],
    cotas: comprovante.cotas === null ? null : [...comprovante.cotas],
    enviadoEm: comprovante.enviadoEm,
  };
}
