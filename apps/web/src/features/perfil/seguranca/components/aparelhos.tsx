import * as chamadas from '@rateia/contracts/chamadas';
import { IconDevices } from '@tabler/icons-react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { useMudanca, useRecusarDispositivo } from '../mutations.ts';
import { redeEmPalavras } from '../rede-do-aparelho.ts';
import c from './seguranca.module.css';

type Aparelho = RespostaDe<'getDispositivos'>['itens'][number];

/** Devices that may enter, and those that ask to: release, take away, or "não fui eu" (spec 1, §4). */
export function Aparelhos({ itens }: { readonly itens: readonly Aparelho[] }) {
  const revogar = useMudanca(chamadas.revogarDispositivo, 'Aparelho removido');
  const liberar = useMudanca(chamadas.liberarDispositivo, 'Aparelho liberado');
  const recusar = useRecusarDispositivo();
  const daqui = itens.find(({ atual }) => atual)?.lugar;
  async function perguntarRemocao({ id, nome }: Aparelho): Promise<void> {
    const aceitou = await dialogos.mostrar({
      titulo: `Remover ${nome}?`,
      corpo: 'As sessões abertas nele são encerradas agora. Para entrar por ele de novo, pedimos um código.',
      acao: 'Remover o aparelho',
      escape: 'Manter o aparelho',
      perigo: true,
    });
    if (aceitou) revogar.mutate({ params: { id } });
  }
  async function perguntarRecusa({ id, nome }: Aparelho): Promise<void> {
    const aceitou = await dialogos.mostrar({
      titulo: `Bloquear a conta por causa de ${nome}?`,
      corpo:
        'Todas as sessões são encerradas, esta também, e a senha deixa de valer. Enviamos um link para o seu e-mail para você criar outra e voltar.',
      acao: 'Bloquear a minha conta',
      escape: 'Deixar como está',
      perigo: true,
    });
    if (aceitou) recusar.mutate({ params: { id } });
  }
  return (
    <Lista>
      {itens.map((aparelho) => (
        <LinhaLista
          key={aparelho.id}
          icone={<IconDevices size={20} stroke={1.75} />}
          tomIcone={aparelho.situacao === 'pendente' ? 'warning' : 'neutro'}
          titulo={aparelho.nome}
          detalhe={
            <>
              {aparelho.situacao === 'pendente' ? 'Pediu para entrar ' : 'Usado '}
              {noTexto(momentoPerto(aparelho.vistoEm))}
              {aparelho.lugar !== null && ` · ${redeEmPalavras(aparelho.lugar, aparelho.atual ? null : daqui)}`}
              {!aparelho.atual && (
                <span className={c['botoes']}>
                  {aparelho.situacao === 'pendente' ? (
                    <Botao
                      variante="suave"
                      tamanho="sm"
                      rotulo={`Liberar ${aparelho.nome}`}
                      onClick={() => liberar.mutate({ params: { id: aparelho.id } })}
                    >
                      Sim, sou eu: liberar
                    </Botao>
                  ) : (
                    <Botao
                      variante="linha"
                      tamanho="sm"
                      rotulo={`Remover ${aparelho.nome}`}
                      onClick={() => void perguntarRemocao(aparelho)}
                    >
                      Remover
                    </Botao>
                  )}
                  <Botao
                    variante="perigo-linha"
                    tamanho="sm"
                    rotulo={`Não fui eu: ${aparelho.nome}`}
                    onClick={() => void perguntarRecusa(aparelho)}
                  >
                    Não fui eu
                  </Botao>
                </span>
              )}
            </>
          }
          fim={aparelho.atual ? <Etiqueta tom="info">Este aparelho</Etiqueta> : undefined}
        />
      ))}
    </Lista>
  );
}
