import { MARCA } from '@rateia/domain/marca';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import c from './formulario.module.css';

/** /perfil/bug-bounty (spec 1, §2): the allowed tests, the payment, and the promise to a person who reports a flaw. */
export function TelaBugBounty() {
  return (
    <Pagina
      titulo="Bug bounty"
      subtitulo={`Encontrou uma falha de segurança na ${MARCA}? Conte para a gente antes de contar para mais alguém.`}
      voltar={paths.perfil()}
      largura="media"
    >
      <div className={c['pilha']}>
        <Cartao titulo="O que vale testar">
          <div className={c['texto']}>
            <p>O site, a API e os e-mails que enviamos. Use só contas suas e os seus próprios dados.</p>
            <ul>
              <li>Ver ou mudar dados, dinheiro ou acessos de outra pessoa</li>
              <li>Entrar em uma conta sem a senha, o código ou o aparelho dela</li>
              <li>Fazer saldo aparecer, sumir ou ser pago duas vezes</li>
              <li>Executar código no servidor ou na página de outra pessoa</li>
            </ul>
          </div>
        </Cartao>
        <Cartao titulo="O que fica de fora">
          <div className={c['texto']}>
            <ul>
              <li>Derrubar ou sobrecarregar o serviço, ou enviar mensagens em massa</li>
              <li>Enganar pessoas, da equipe ou não, e acesso físico a lugares</li>
              <li>Relatos de ferramentas automáticas sem uma falha demonstrada</li>
              <li>Serviços de outras empresas que usamos</li>
            </ul>
          </div>
        </Cartao>
        <Cartao titulo="Recompensas">
          <ListaDefinicao
            itens={[
              { rotulo: 'Crítica', detalhe: 'Dinheiro ou contas de outras pessoas', valor: 'até R$ 10.000,00' },
              { rotulo: 'Alta', detalhe: 'Dados pessoais de outras pessoas', valor: 'até R$ 3.000,00' },
              { rotulo: 'Média', detalhe: 'Precisa de uma ação da vítima', valor: 'até R$ 800,00' },
              { rotulo: 'Baixa', detalhe: 'Impacto pequeno, mas real', valor: 'agradecimento público' },
            ]}
          />
        </Cartao>
        <Cartao titulo="O que prometemos">
          <div className={c['texto']}>
            <p>
              Respondemos em até 3 dias úteis e dizemos o que vamos fazer. Quem age de boa-fé, dentro destas regras e
              sem guardar dados de ninguém, não sofre nenhuma medida nossa na Justiça nem perde a conta.
            </p>
            <p>Pedimos 90 dias antes de você publicar, para que dê tempo de corrigir.</p>
          </div>
        </Cartao>
        <Botao tamanho="lg" className={c['acao']} href={paths.perfilRelatarProblema()}>
          Relatar uma falha
        </Botao>
      </div>
    </Pagina>
  );
}
