import * as chamadas from '@rateia/contracts/chamadas';
import { IconDeviceMobile, IconFingerprint, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { nomeDoAparelho } from '../../../../lib/aparelho.ts';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { navegadorTemChave } from '../../../../lib/chave-de-acesso.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { useComecarAplicativo, useGerarCodigos, useMudanca, useNovaChave } from '../mutations.ts';
import { Codigos } from './codigos.tsx';
import { LigarAplicativo } from './ligar-aplicativo.tsx';

type Resumo = RespostaDe<'getSeguranca'>;
const icone = { size: 20, stroke: 1.75 } as const;

/** Two-factor by app and by passkey, with the codes for the day the phone is lost (spec 1, §6). */
export function DuasEtapas({ resumo }: { readonly resumo: Resumo }) {
  const [aplicativo, setAplicativo] = useState<{ readonly segredo: string; readonly uri: string }>();
  const [codigos, setCodigos] = useState<readonly string[]>();
  const comecar = useComecarAplicativo(setAplicativo);
  const chave = useNovaChave((novos) => setCodigos(novos ?? undefined));
  const gerar = useGerarCodigos(setCodigos);
  const tirarAplicativo = useMudanca(chamadas.deleteAutenticador, 'Aplicativo autenticador removido');
  const tirarChave = useMudanca(chamadas.deleteChave, 'Chave de acesso removida');
  /** `oQue` with its article: "o aplicativo autenticador". */
  async function tirar(oQue: string, faz: () => void): Promise<void> {
    const aceitou = await dialogos.mostrar({
      titulo: `Remover ${oQue}?`,
      corpo: 'Sem nenhum segundo fator, a conta volta a depender só da senha e do e-mail.',
      acao: `Remover ${oQue}`,
      escape: `Manter ${oQue}`,
      perigo: true,
    });
    if (aceitou) faz();
  }
  return (
    <Cartao
      rente
      titulo="Verificação em duas etapas"
      ladoTitulo={
        <Etiqueta tom={resumo.twfaHabilitado ? 'success' : 'neutral'}>
          {resumo.twfaHabilitado ? 'Ativa' : 'Desligada'}
        </Etiqueta>
      }
    >
      <Lista>
        <LinhaLista
          icone={<IconDeviceMobile {...icone} />}
          titulo="Aplicativo autenticador"
          detalhe={
            resumo.aplicativo ? 'Ativo: pedimos um código ao entrar' : 'Um código novo a cada 30 segundos, no celular'
          }
          fim={
            resumo.aplicativo ? (
              <Botao
                variante="texto"
                tamanho="sm"
                rotulo="Remover o aplicativo autenticador"
                fazendo={tirarAplicativo.isPending && 'Removendo'}
                onClick={() => void tirar('o aplicativo autenticador', () => tirarAplicativo.mutate(undefined))}
              >
                Remover
              </Botao>
            ) : (
              <Botao
                variante="suave"
                tamanho="sm"
                rotulo="Ativar o aplicativo autenticador"
                fazendo={comecar.isPending && 'Abrindo'}
                onClick={() => comecar.mutate(undefined)}
              >
                Ativar
              </Botao>
            )
          }
        />
        {resumo.chaves.map(({ id, nome, criadaEm, usadaEm }) => (
          <LinhaLista
            key={id}
            icone={<IconFingerprint {...icone} />}
            titulo={nome}
            detalhe={
              usadaEm === null
                ? `Chave criada ${noTexto(momentoPerto(criadaEm))}`
                : `Chave usada ${noTexto(momentoPerto(usadaEm))}`
            }
            fim={
              <Botao
                variante="texto"
                tamanho="sm"
                rotulo={`Remover a chave ${nome}`}
                onClick={() => void tirar(`a chave ${nome}`, () => tirarChave.mutate({ params: { id } }))}
              >
                Remover
              </Botao>
            }
          />
        ))}
        {navegadorTemChave() && (
          <LinhaLista
            icone={<IconFingerprint {...icone} />}
            titulo="Chave de acesso"
            detalhe="A digital, o rosto ou o código da tela deste aparelho"
            fim={
              <Botao
                variante="suave"
                tamanho="sm"
                rotulo="Criar chave de acesso"
                fazendo={chave.criando && 'Criando'}
                onClick={() => chave.criar(nomeDoAparelho())}
              >
                Criar
              </Botao>
            }
          />
        )}
        {resumo.twfaHabilitado && (
          <LinhaLista
            icone={<IconLifebuoy {...icone} />}
            tomIcone={resumo.codigosRestantes < 3 ? 'warning' : 'neutro'}
            titulo="Códigos de recuperação"
            detalhe={resumo.codigosRestantes === 1 ? 'Resta 1 código' : `Restam ${resumo.codigosRestantes} códigos`}
            fim={
              <Botao
                variante="texto"
                tamanho="sm"
                rotulo="Gerar novos códigos de recuperação"
                fazendo={gerar.isPending && 'Gerando'}
                onClick={() => gerar.mutate(undefined)}
              >
                Gerar novos
              </Botao>
            }
          />
        )}
      </Lista>
      {aplicativo !== undefined && (
        <LigarAplicativo
          dados={aplicativo}
          aoFechar={() => setAplicativo(undefined)}
          aoLigar={(novos) => {
            setAplicativo(undefined);
            setCodigos(novos ?? undefined);
          }}
        />
      )}
      {codigos !== undefined && <Codigos codigos={codigos} aoFechar={() => setCodigos(undefined)} />}
    </Cartao>
  );
}
