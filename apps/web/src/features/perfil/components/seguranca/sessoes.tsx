import { IconLogin2, IconLogout2, IconShieldX } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { useMudanca } from '../../seguranca-mutations.ts';

/** Sessions that are open; each but this one can be ended. */
export function Sessoes({ itens }: { itens: RespostaDe<'getSessoes'>['itens'] }) {
  const encerrar = useMudanca('encerrarSessao', 'Sessão encerrada');
  return (
    <Lista>
      {itens.map(({ id, aparelho, lugar, vistaEm, atual }) => (
        <LinhaLista
          key={id}
          titulo={aparelho}
          detalhe={`Usada ${noTexto(momentoPerto(vistaEm))}${lugar === null ? '' : ` · rede ${lugar}`}`}
          fim={
            atual ? (
              <Etiqueta tom="info">Esta sessão</Etiqueta>
            ) : (
              <Botao
                variante="linha"
                tamanho="sm"
                rotulo={`Encerrar a sessão em ${aparelho}`}
                onClick={() => encerrar.mutate({ params: { id } })}
              >
                Encerrar
              </Botao>
            )
          }
        />
      ))}
    </Lista>
  );
}

type Acesso = RespostaDe<'getAcessos'>['itens'][number];

const COMO: Readonly<Record<string, string>> = {
  senha: 'com a senha',
  liberacao: 'com a senha e um código do e-mail',
  cadastro: 'no cadastro',
  social: 'com uma conta social',
  segundoFator: 'com a senha e o segundo fator',
};
const OQUE = { entrou: 'Entrou', saiu: 'Saiu', revogada: 'Sessão encerrada por segurança' } as const;
const ICONE = { entrou: IconLogin2, saiu: IconLogout2, revogada: IconShieldX } as const;

/** When, how, on which device and from about where the account was entered lately. */
export function Acessos({ itens }: { itens: readonly Acesso[] }) {
  return (
    <Lista>
      {itens.map(({ id, oQue, como, aparelho, lugar, em }) => {
        const Icone = ICONE[oQue];
        const modo = como === null ? '' : ` ${COMO[como] ?? ''}`;
        return (
          <LinhaLista
            key={id}
            icone={<Icone size={20} stroke={1.75} />}
            tomIcone={oQue === 'revogada' ? 'warning' : 'neutro'}
            titulo={`${OQUE[oQue]}${modo}`}
            detalhe={[momentoPerto(em), aparelho, lugar === null ? null : `rede ${lugar}`]
              .filter((parte) => parte !== null)
              .join(' · ')}
          />
        );
      })}
    </Lista>
  );
}
