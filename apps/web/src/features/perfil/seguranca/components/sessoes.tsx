import * as chamadas from '@rateia/contracts/chamadas';
import { MODO_DE_LOGIN } from '@rateia/domain/sessao/login';
import { IconLogin2, IconLogout2, IconShieldX } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { useMudanca } from '../mutations.ts';
import { redeEmPalavras } from '../rede-do-aparelho.ts';

type Sessao = RespostaDe<'getSessoes'>['itens'][number];

/** Sessions that are open; each but this one can be ended. */
export function Sessoes({ itens }: { readonly itens: readonly Sessao[] }) {
  const encerrar = useMudanca(chamadas.encerrarSessao, 'Sessão encerrada');
  const daqui = itens.find(({ atual }) => atual)?.lugar;
  async function perguntar({ id, aparelho }: Sessao): Promise<void> {
    const aceitou = await dialogos.mostrar({
      titulo: `Encerrar a sessão em ${aparelho}?`,
      corpo:
        'Quem está nela sai da conta agora. O aparelho continua liberado: para pedir um código na próxima vez, remova o aparelho.',
      acao: 'Encerrar a sessão',
      escape: 'Manter a sessão',
      perigo: true,
    });
    if (aceitou) encerrar.mutate({ params: { id } });
  }
  return (
    <Lista>
      {itens.map((sessao) => (
        <LinhaLista
          key={sessao.id}
          titulo={sessao.aparelho}
          detalhe={emLinha(
            `Usada ${noTexto(momentoPerto(sessao.vistaEm))}`,
            redeEmPalavras(sessao.lugar, sessao.atual ? null : daqui),
          )}
          fim={
            sessao.atual ? (
              <Etiqueta tom="info">Esta sessão</Etiqueta>
            ) : (
              <Botao
                variante="linha"
                tamanho="sm"
                rotulo={`Encerrar a sessão em ${sessao.aparelho}`}
                onClick={() => void perguntar(sessao)}
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

const OQUE = { entrou: 'Entrou', saiu: 'Saiu', revogada: 'Sessão encerrada por segurança' } as const;
const ICONE = { entrou: IconLogin2, saiu: IconLogout2, revogada: IconShieldX } as const;

/** When, how, on which device and from about where the account was entered lately. */
export function Acessos({
  itens,
  daqui,
}: {
  readonly itens: readonly Acesso[];
  readonly daqui: string | null | undefined;
}) {
  return (
    <Lista>
      {itens.map(({ id, oQue, como, aparelho, lugar, em }) => {
        const Icone = ICONE[oQue];
        const modo = como === null ? '' : ` ${MODO_DE_LOGIN[como].rotulo}`;
        return (
          <LinhaLista
            key={id}
            icone={<Icone size={20} stroke={1.75} />}
            tomIcone={oQue === 'revogada' ? 'warning' : 'neutro'}
            titulo={`${OQUE[oQue]}${modo}`}
            detalhe={emLinha(momentoPerto(em), aparelho, redeEmPalavras(lugar, daqui))}
          />
        );
      })}
    </Lista>
  );
}

/** The known facts, one beside the other. */
function emLinha(...partes: readonly (string | null | undefined)[]): string {
  return partes.filter((parte) => parte != null).join(' · ');
}
