import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';
import { ondeRespondeu } from './pessoa.ts';

/** Terms, policies, marketing and cookies: every answer with its version and moment, newest first (REGRAS 2.17). */
export function Consentimentos({ consentimentos }: { readonly consentimentos: DadosDaPessoa['consentimentos'] }) {
  const { pendentes, itens } = consentimentos;
  return (
    <Cartao titulo="Consentimentos">
      {pendentes.length > 0 && (
        <Nota tom="warning" titulo="Falta aceitar">
          A política em vigor é pedida na próxima página que a pessoa abrir.
        </Nota>
      )}
      {itens.length === 0 ? (
        'Nenhum aceite registrado.'
      ) : (
        <ul className={c['linhas']} aria-label="Consentimentos">
          {itens.map(({ documento, titulo, versao, resposta, origem, em }) => (
            <li key={`${documento}-${em}-${resposta}`}>
              <div>
                <b>{titulo}</b>
                <span>{resposta}</span>
                <span>{`Versão ${versao}, ${noTexto(momentoPerto(em))} ${ondeRespondeu(origem)}`.trim()}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Cartao>
  );
}
