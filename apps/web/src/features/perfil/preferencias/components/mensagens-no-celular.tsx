import * as chamadas from '@rateia/contracts/chamadas';
import { IconBrandTelegram } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chaveDe, consultaSeguida, useChamada } from '../../../../lib/consultas.ts';
import { POLLING_MS } from '../../../../lib/um-por-vez.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import c from './neste-aparelho.module.css';

/**
 * The app by which messages reach the phone: SMS, or Telegram for a person who chooses it (spec 1, §3 message
 * channels).
 */
export function MensagensNoCelular({ peloTelegram }: { readonly peloTelegram: boolean }) {
  const cache = useQueryClient();
  const [link, setLink] = useState<string>();
  const [recusa, setRecusa] = useState<string>();
  function reler() {
    return cache.invalidateQueries({ queryKey: chaveDe('getPreferenciaComunicacao') });
  }
  const vincular = useChamada(chamadas.vincularTelegram, {
    aoConcluir: (pedido) => setLink(pedido.link),
    aoFalhar: (erro) => {
      setRecusa(erro.message);
      return true;
    },
  });
  const desvincular = useChamada(chamadas.deleteTelegram, { aoConcluir: reler });
  const esperando = link !== undefined && !peloTelegram;
  // The rest happens in the other app: looks until it is done.
  useQuery({ ...consultaSeguida(chamadas.getPreferenciaComunicacao), refetchInterval: esperando ? POLLING_MS : false });
  const icone = <IconBrandTelegram size={20} stroke={1.75} aria-hidden="true" />;
  return (
    <Cartao titulo="Mensagens no celular">
      <div className={c['pilha']}>
        <p className={c['texto']} role="status">
          {peloTelegram
            ? 'As mensagens chegam pelo Telegram. Se ele falhar, por SMS. Os códigos continuam por SMS e e-mail.'
            : 'As mensagens chegam por SMS. Se preferir, receba pelo Telegram: os códigos continuam por SMS e e-mail.'}
        </p>
        {recusa !== undefined && (
          <Nota tom="danger" alerta>
            {recusa}
          </Nota>
        )}
        {esperando && (
          <Nota titulo="Falta um passo no Telegram">
            Abra a conversa, toque em Iniciar e compartilhe o seu número. Esta página continua sozinha.
          </Nota>
        )}
        <div>
          {peloTelegram ? (
            <Botao
              variante="linha"
              fazendo={desvincular.isPending && 'Mudando'}
              onClick={() => {
                setLink(undefined);
                desvincular.mutate(undefined);
              }}
            >
              Voltar para SMS
            </Botao>
          ) : esperando ? (
            <Botao variante="suave" href={link} novaJanela icone={icone}>
              Abrir o Telegram
            </Botao>
          ) : (
            <Botao
              variante="suave"
              icone={icone}
              fazendo={vincular.isPending && 'Preparando'}
              onClick={() => {
                setRecusa(undefined);
                vincular.mutate(undefined);
              }}
            >
              Receber pelo Telegram
            </Botao>
          )}
        </div>
      </div>
    </Cartao>
  );
}
