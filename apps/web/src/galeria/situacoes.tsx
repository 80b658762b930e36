import { Secao } from '../ui/base/secao.tsx';
import { SITUACAO_DA_ASSINATURA } from '../ui/situacao/assinatura.ts';
import { SITUACAO_DA_CAMPANHA } from '../ui/situacao/campanha.ts';
import { SITUACAO_DO_CHAMADO } from '../ui/situacao/chamado.ts';
import { SITUACAO_DO_COMUNICADO } from '../ui/situacao/comunicado.ts';
import { SITUACAO_DA_CONEXAO } from '../ui/situacao/conexao.ts';
import { SITUACAO_DA_CONTA } from '../ui/situacao/conta.ts';
import { SITUACAO_DO_PAGAMENTO } from '../ui/situacao/pagamento.ts';
import { SITUACAO_DA_RETIRADA } from '../ui/situacao/retirada.ts';
import type { Situacoes } from '../ui/situacao/situacao.tsx';
import { Situacao } from '../ui/situacao/situacao.tsx';
import { SITUACAO_DA_VALIDACAO } from '../ui/situacao/validacao.ts';

const maquinas: readonly (readonly [nome: string, de: Situacoes<string>])[] = [
  ['Retirada', SITUACAO_DA_RETIRADA],
  ['Conta bancária', SITUACAO_DA_CONTA],
  ['Validação da conta', SITUACAO_DA_VALIDACAO],
  ['Assinatura', SITUACAO_DA_ASSINATURA],
  ['Pagamento', SITUACAO_DO_PAGAMENTO],
  ['Relato', SITUACAO_DO_CHAMADO],
  ['Conexão', SITUACAO_DA_CONEXAO],
  ['Comunicado', SITUACAO_DO_COMUNICADO],
  ['Campanha', SITUACAO_DA_CAMPANHA],
];

/** Every state of every machine that groups and money do not have, and one that this version does not know. */
export function SituacoesNaGaleria() {
  return (
    <Secao titulo="Situações">
      {maquinas.map(([nome, de]) => (
        <p key={nome}>
          <b>{nome}</b>{' '}
          {Object.keys(de).map((valor) => (
            <Situacao key={valor} de={de} valor={valor} />
          ))}
        </p>
      ))}
      <p>
        <b>Sem mapa</b> <Situacao de={SITUACAO_DA_RETIRADA} valor="estadoNovo" />
      </p>
    </Secao>
  );
}
